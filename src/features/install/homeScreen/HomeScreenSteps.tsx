import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { OtherDevice } from './OtherDevice.tsx'
import { OutOfApp } from './OutOfApp.tsx'
import { StepArt } from './art/StepArt.tsx'
import { guides } from './guides.ts'
import { sheetAtom } from './homeScreen.atoms.ts'
import css from './HomeScreenSteps.module.css'
import { type SheetName, isInApp } from './sheets.rules.ts'

/** How to put the app on the home screen of this very device; nothing where it stands there already. */
export function HomeScreenSteps({ sheet }: { readonly sheet?: SheetName }) {
  const own = useAtomValue(sheetAtom)
  const name = sheet ?? own
  if (name === null) return null
  if (name === 'otherDevice') return <OtherDevice />
  return (
    <div className={css.guide}>
      {isInApp(name) && <OutOfApp sheet={name} />}
      <Steps name={name} />
    </div>
  )
}

function Steps({ name }: { readonly name: keyof typeof guides }) {
  const { t } = useLingui()
  return (
    <ol className={css.steps}>
      {guides[name].map(({ art, text }) => (
        <li key={text.id} className={css.step}>
          <StepArt art={art} />
          <span className={css.text}>{t(text)}</span>
        </li>
      ))}
    </ol>
  )
}
