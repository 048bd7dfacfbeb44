import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import css from './Invitation.module.css'
import { StepArt } from './art/StepArt.tsx'
import { type SheetName, isAsked } from './sheets.rules.ts'

export const InvitationArt = () => (
  <div className={css.art}>
    <StepArt art={{ kind: 'home' }} />
  </div>
)

export function Invitation({ sheet }: { readonly sheet: SheetName }) {
  const { t } = useLingui()
  return (
    <>
      <Why sheet={sheet} />
      <ol className={css.steps}>
        {stepsOf(sheet).map((step) => (
          <li key={step.id}>{t(step)}</li>
        ))}
      </ol>
    </>
  )
}

function Why({ sheet }: { readonly sheet: SheetName }) {
  if (sheet === 'iosApp') return <Trans>Please use Safari for download App.</Trans>
  if (sheet === 'androidApp')
    return <Trans>The browser inside this app can’t add it. Chrome can.</Trans>
  return <Trans>It opens with one tap, and you can browse the lobby even offline.</Trans>
}

const apple: readonly SheetName[] = ['safari', 'safariMore', 'safariPad', 'iosBar', 'iosMenu']

function stepsOf(sheet: SheetName): readonly [MessageDescriptor, MessageDescriptor] {
  if (sheet === 'iosApp') return [msg`Copy the link`, msg`Open it in Safari`]
  if (sheet === 'androidApp') return [msg`Copy the link`, msg`Open it in Chrome`]
  if (isAsked(sheet)) return [msg`Tap “Add”`, msg`Confirm “Install”`]
  return [apple.includes(sheet) ? msg`Share` : msg`Browser menu`, msg`Add to Home Screen`]
}
