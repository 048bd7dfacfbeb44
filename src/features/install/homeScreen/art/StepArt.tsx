import { BarArt } from './BarArt.tsx'
import css from './HomeScreenArt.module.css'
import { AnswerArt, ButtonArt, RowArt } from './MenuArt.tsx'
import { AddressArt, DockArt, HomeArt, WindowArt } from './PlaceArt.tsx'
import type { SignName } from './signs.ts'

export type Art =
  | {
      readonly kind: 'bar'
      readonly edge: 'top' | 'bottom'
      readonly place: 'middle' | 'end'
      readonly sign: SignName
    }
  | { readonly kind: 'row' | 'window' | 'address'; readonly sign: SignName }
  | { readonly kind: 'answer'; readonly edge: 'top' | 'bottom' }
  | { readonly kind: 'button' | 'home' | 'dock' }

/** Decorative: the step's text is beside it. */
export const StepArt = ({ art }: { readonly art: Art }) => (
  <svg className={css.art} viewBox="0 0 120 84" aria-hidden="true">
    {drawing(art)}
  </svg>
)

function drawing(art: Art) {
  switch (art.kind) {
    case 'bar':
      return <BarArt {...art} />
    case 'row':
      return <RowArt sign={art.sign} />
    case 'window':
      return <WindowArt sign={art.sign} />
    case 'address':
      return <AddressArt sign={art.sign} />
    case 'answer':
      return <AnswerArt edge={art.edge} />
    case 'button':
      return <ButtonArt />
    case 'home':
      return <HomeArt />
    case 'dock':
      return <DockArt />
  }
}
