import { FirstStartPopup } from '../../features/install/handOff/FirstStartPopup.tsx'
import { CaptchaField } from '../../features/verification/CaptchaField.tsx'

export const FirstStart = ({ onClose }: { readonly onClose: () => void }) => (
  <FirstStartPopup CaptchaField={CaptchaField} onClose={onClose} />
)
