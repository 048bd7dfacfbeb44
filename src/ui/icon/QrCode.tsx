import { type Bitmap2D, correction, generate } from 'lean-qr'
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
        <path d={pathOf(code)} />
      </svg>
    </figure>
  )
}

/** A rectangle for each run of dark modules. */
function pathOf(code: Bitmap2D): string {
  let path = ''
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const start = x
      while (code.get(x, y)) x += 1
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
    }
  return path
}
