import { correction, generate } from 'lean-qr'
import { pathOf } from './qr.rules.ts'
import css from './QrCode.module.css'

/** White modules around the code; cameras need them to find it. */
const quiet = 4

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const side = code.size + 2 * quiet
  return (
    <figure className={css.code} aria-label={label}>
      <svg
        aria-hidden="true"
        viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={pathOf(code.size, (x, y) => code.get(x, y))} />
      </svg>
    </figure>
  )
}
