import { useAtomValue } from 'jotai'
import { type Referral, readReferral } from '#device/storage/referral.ts'
import { formAtom } from './form/form.atoms.ts'

/** Who invited the visitor: the code typed into the form, else the first link. */
export function useInvited(): Referral {
  const { affiliateCode, recommenderId } = useAtomValue(formAtom).typed
  const first = readReferral()
  return {
    affiliateCode: affiliateCode ?? first.affiliateCode,
    recommenderId: recommenderId ?? first.recommenderId,
  }
}
