import { type Bitmap2D, correction, generate } from 'lean-qr'

/** White modules around the code; cameras need them to find it. */
const quiet = 4

export function QrDrawing({ text }: { readonly text: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const side = code.size + 2 * quiet
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(code)} />
    </svg>
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
