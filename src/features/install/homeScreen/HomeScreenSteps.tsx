import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { OutOfApp } from './OutOfApp.tsx'
import { StepArt } from './art/StepArt.tsx'
import { guides } from './guides.tsx'
import { sheetAtom } from './homeScreen.atoms.ts'
import css from './HomeScreenSteps.module.css'
import { isInApp } from './sheets.rules.ts'

/** Renders nothing where the app is installed or cannot be. */
export function HomeScreenSteps() {
  const { t } = useLingui()
  const sheet = useAtomValue(sheetAtom)
  if (sheet === null || sheet === 'otherDevice') return null
  return (
    <div className={css.guide}>
      {isInApp(sheet) && <OutOfApp sheet={sheet} />}
      <ol className={css.steps}>
        {guides[sheet].map(({ art, text }) => (
          <li key={text.id} className={css.step}>
            <StepArt>{art}</StepArt>
            <span className={css.text}>{t(text)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
