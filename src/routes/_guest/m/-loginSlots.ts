import { GamePurpose } from '#features/games/purpose/GamePurpose.tsx'
import { LotteryPurpose } from '#features/lottery/purpose/LotteryPurpose.tsx'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import { CodeField } from '#features/verification/CodeField.tsx'
import { PhoneField } from '#features/verification/PhoneField.tsx'
import { provePhoneIntent } from '#features/verification/firebase.atoms.ts'
import { proveHumanIntent } from '#features/verification/human/human.atoms.ts'

export const slots = {
  GamePurpose,
  LotteryPurpose,
  CaptchaField,
  CodeField,
  PhoneField,
  provePhoneIntent,
  proveHumanIntent,
}
