import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import '../../../i18n/text/failureText.play.ts'
import type { EmbedFailure } from '../../../net/embed/embed.messages.ts'
import type { PlayFailure } from '../../../net/embed/play.rules.ts'

const embedTexts: Readonly<Record<EmbedFailure, MessageDescriptor>> = {
  ticket_invalid: msg`The game did not start. Start it again.`,
  ticket_expired: msg`This game session has ended. Start it again.`,
  session_expired: msg`The account has been logged out, please log in again`,
  game_unavailable: msg`This game is closed at the moment. Please choose another one.`,
  network: msg`The game lost its connection. Your bets are safe with the provider.`,
}

export function usePlayFailureText() {
  const { t } = useLingui()
  const textOf = useFailureText()
  return (failure: PlayFailure): string => {
    if (failure.by === 'platform') return textOf(failure.failure)
    if (failure.by === 'embed') return t(embedTexts[failure.code])
    return t`This game comes from an unknown address, so it was not opened.`
  }
}
