import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import css from '../AppScreen.module.css'

const steps = {
  android: [
    msg`Tap “Download”. If the phone asks, keep the file.`,
    msg`Open the file. The first time, allow your browser to install apps.`,
    msg`Tap “Install”, then open the app and log in.`,
  ],
  ios: [
    msg`Tap “Download”, then “Allow”.`,
    msg`Open “Settings” and tap “Profile Downloaded” at the top.`,
    msg`Tap “Install” and enter your phone’s passcode.`,
    msg`The icon is on your home screen now. Open it there.`,
  ],
}

export function Steps({ method }: { readonly method: keyof typeof steps }) {
  const { t } = useLingui()
  return (
    <ol className={css.steps}>
      {steps[method].map((step) => (
        <li key={step.id}>{t(step)}</li>
      ))}
    </ol>
  )
}
