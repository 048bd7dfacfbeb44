import { SessionSheet } from '../../features/session/SessionSheet.tsx'
import { leave } from '../../features/session/session.watch.ts'
import { CaptchaField } from '../../features/verification/CaptchaField.tsx'
import { proveHuman } from '../../features/verification/human/human.atoms.ts'

const slots = { CaptchaField, proveHuman }

/** The login sheet with what it needs of other features. */
export const SessionHost = ({ open }: { readonly open: boolean }) => (
  <SessionSheet open={open} onGiveUp={() => leave()} {...slots} />
)
