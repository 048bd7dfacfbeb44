import { useSetAtom } from 'jotai'
import { SessionSheet } from '../../features/session/SessionSheet.tsx'
import { leaveSessionIntent } from '../../features/session/session.watch.ts'
import { CaptchaField } from '../../features/verification/CaptchaField.tsx'
import { CodeField } from '../../features/verification/CodeField.tsx'
import { CountryCodeField } from '../../features/verification/CountryCodeField.tsx'
import { provePhone } from '../../features/verification/firebase.atoms.ts'
import { proveHuman } from '../../features/verification/human/human.atoms.ts'

const slots = { CaptchaField, CodeField, CountryCodeField, proveHuman, provePhone }

export function SessionHost({ open }: { readonly open: boolean }) {
  const leave = useSetAtom(leaveSessionIntent)
  return <SessionSheet open={open} onGiveUp={() => leave()} {...slots} />
}
