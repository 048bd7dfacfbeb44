import { useSetAtom } from 'jotai'
import { SessionSheet } from '#features/session/SessionSheet.tsx'
import { leaveSessionIntent } from '#features/session/session.watch.ts'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import { CodeField } from '#features/verification/CodeField.tsx'
import { PhoneField } from '#features/verification/PhoneField.tsx'
import { provePhoneIntent } from '#features/verification/firebase.atoms.ts'
import { proveHumanIntent } from '#features/verification/human/human.atoms.ts'

const slots = { CaptchaField, CodeField, PhoneField, proveHumanIntent, provePhoneIntent }

export function SessionHost({ open }: { readonly open: boolean }) {
  const leave = useSetAtom(leaveSessionIntent)
  return <SessionSheet open={open} onGiveUp={() => leave()} {...slots} />
}
