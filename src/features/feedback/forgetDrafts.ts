import { phoneStorage } from '#device/storage/storage.ts'
import { hasSignedOut, onSignOut } from '#net/session/signOut.ts'

export const draftKey = 'feedbackDraft'

/** Only for a sign-out by the player: after a session that expired, the draft is restored. */
export const forgetDrafts = () =>
  onSignOut(() => {
    if (hasSignedOut()) phoneStorage.write(draftKey, null)
  })
