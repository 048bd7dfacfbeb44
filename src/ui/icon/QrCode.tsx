import { optional } from '#ui/optional.ts'
import css from './QrCode.module.css'

const QrDrawing = optional(() => import('./QrDrawing.tsx'), 'QrDrawing')

export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => (
  <figure className={css.code} aria-label={label}>
    <QrDrawing text={text} />
  </figure>
)
