import { filledIcons, icons } from './icons.ts'
import { Motifs } from '../art/Motifs.tsx'

const fill = (name: string) => (filledIcons.includes(name) ? { fill: 'currentColor' } : {})

/** The symbols of all icons and tiles, rendered once into index.html at build. */
export const Sprite = () => (
  <div hidden>
    <svg>
      {Object.entries(icons).map(([name, d]) => (
        <path key={name} id={`i-${name}`} d={d} {...fill(name)} />
      ))}
      <Motifs />
    </svg>
  </div>
)
