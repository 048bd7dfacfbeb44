import icons from './icons.json' with { type: 'json' }

const filledIcons: readonly string[] = ['star-fill']

const fill = (name: string) => (filledIcons.includes(name) ? { fill: 'currentColor' } : {})

/**
 * The symbols of all icons, as 2 px round strokes on a 24 grid. Rendered once into index.html at build, which adds the
 * brand's logo.
 */
export const Sprite = () => (
  <div hidden>
    <svg>
      {Object.entries(icons).map(([name, d]) => (
        <path key={name} id={`i-${name}`} d={d} {...fill(name)} />
      ))}
    </svg>
  </div>
)
