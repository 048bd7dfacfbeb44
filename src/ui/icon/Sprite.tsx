import { filledIcons, icons } from './icons.ts'

const fill = (name: string) => (filledIcons.includes(name) ? { fill: 'currentColor' } : {})

/** The symbols of all icons, rendered once into index.html at build, which adds the brand's logo. */
export const Sprite = () => (
  <div hidden>
    <svg>
      {Object.entries(icons).map(([name, d]) => (
        <path key={name} id={`i-${name}`} d={d} {...fill(name)} />
      ))}
    </svg>
  </div>
)
