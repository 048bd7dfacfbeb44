import { useSearch } from '@tanstack/react-router'
import { RegistrationBanner } from '#features/promotions/banners/GroupBanners.tsx'
import { RegistrationScreen } from '#features/registration/RegistrationScreen.tsx'
import { useInvited } from '#features/registration/form/form.atoms.ts'
import { SocialButtons } from '#features/social/SocialButtons.tsx'
import { usePhonePolicy } from '#features/verification/usePhonePolicy.ts'
import { ModuleGate } from '#features/merchant/ModuleGate.tsx'

export function RegisterPage() {
  const { next, affiliateCode, recommenderId } = useSearch({ strict: false })
  usePhonePolicy()
  return (
    <ModuleGate module="REG3">
      <RegistrationScreen
        banner={<RegistrationBanner />}
        social={<SocialButtons next={next} invited={useInvited()} />}
        codes={{ affiliateCode, recommenderId }}
        next={next}
      />
    </ModuleGate>
  )
}
