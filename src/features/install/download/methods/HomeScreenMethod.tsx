import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { HomeScreenSteps } from '#features/install/homeScreen/HomeScreenSteps.tsx'
import { addToHomeScreenIntent, sheetAtom } from '#features/install/homeScreen/homeScreen.atoms.ts'
import { isPromptSheet } from '#features/install/homeScreen/sheets.rules.ts'
import css from '#features/install/download/AppScreen.module.css'

export function HomeScreenMethod({ isFirst }: { readonly isFirst: boolean }) {
  const sheet = useAtomValue(sheetAtom)
  const add = useSetAtom(addToHomeScreenIntent)
  if (sheet === null)
    return (
      <p className={css.have}>
        <Icon name="check" size="small" />
        <Trans>You already have it.</Trans>
      </p>
    )
  if (sheet === 'otherDevice')
    return (
      <p className={css.note}>
        <Trans>Open this page on your phone to see how.</Trans>
      </p>
    )
  return (
    <>
      <HomeScreenSteps />
      {isPromptSheet(sheet) && (
        <Button kind={isFirst ? 'primary' : 'ghost'} size="large" block onClick={() => void add()}>
          <Trans>Add</Trans>
        </Button>
      )}
    </>
  )
}
