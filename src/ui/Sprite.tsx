import { filledIcons, icons } from './icons.ts'
import { Motifs } from './art/Motifs.tsx'

const fill = (name: string) => (filledIcons.includes(name) ? { fill: 'currentColor' } : {})

/** Every drawing that icons and tiles refer to. Rendered once, into index.html at build. */
export const Sprite = () => (
  <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
    <defs>
      {Object.entries(icons).map(([name, d]) => (
        <path key={name} id={`i-${name}`} d={d} {...fill(name)} />
      ))}
      <Motifs />
    </defs>
  </svg>
)
