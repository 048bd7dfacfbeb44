import { msg } from '@lingui/core/macro'
import './failureText.address.ts'
import { addFailureTexts } from './failureText.ts'

/** For screens that open games. */
addFailureTexts({
  game_unavailable: msg`This game is closed right now. Choose another one.`,
  limit_loss: msg`You have reached your own loss limit`,
  limit_wager: msg`You have reached your own stake limit`,
  limit_session: msg`You have reached your own session time limit. Take a half-hour break.`,
  cooling_off: msg`You are on a break. You can withdraw, but not deposit or play.`,
  self_excluded: msg`You have excluded yourself. You can withdraw, but not deposit or play.`,
})
