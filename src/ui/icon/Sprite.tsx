import { filledIcons, icons } from './icons.ts'
import { lotus, scallops } from '../art/geometry.ts'

const fill = (name: string) => (filledIcons.includes(name) ? { fill: 'currentColor' } : {})

/** A minus separates numbers as well as a space does. */
const terse = (d: string) => d.replaceAll(' -', '-')

/** The symbols of all icons, rendered once into index.html at build, which adds the brand's logo. */
export const Sprite = () => (
  <div hidden>
    <svg>
      {Object.entries(icons).map(([name, d]) => (
        <path key={name} id={`i-${name}`} d={d} {...fill(name)} />
      ))}
      <path id="m-lotus" d={terse(lotus(12, 31, 42))} />
      <path id="m-scallops" fillRule="evenodd" d={terse(scallops(16, 41) + scallops(16, 34))} />
    </svg>
  </div>
)
