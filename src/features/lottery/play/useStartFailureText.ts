import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import '../../../i18n/text/failureText.play.ts'
import type { EmbedFailure } from '../../../net/embed/embed.messages.ts'
import type { PlayFailure } from '../../../net/embed/play.rules.ts'

const embedTexts: Readonly<Record<EmbedFailure, MessageDescriptor>> = {
  ticket_invalid: msg`The lottery did not open. Open it again.`,
  ticket_expired: msg`This lottery session has ended. Open it again.`,
  session_expired: msg`This lottery session has ended. Open it again.`,
  game_unavailable: msg`This lottery is closed at the moment. Please choose another one.`,
  network: msg`The lottery lost its connection. The tickets you bought are safe.`,
}

export function useStartFailureText() {
  const { t } = useLingui()
  const textOf = useFailureText()
  return (failure: PlayFailure): string => {
    if (failure.by === 'platform') return textOf(failure.failure)
    if (failure.by === 'embed') return t(embedTexts[failure.code])
    return t`This lottery comes from an unknown address, so it was not opened.`
  }
}
