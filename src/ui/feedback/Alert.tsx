import { Children, type ReactNode } from 'react'
import css from './Alert.module.css'
import { Icon } from '#ui/icon/Icon.tsx'

/** Always rendered: screen readers announce only changes in a live region that already exists. */
export const Alert = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.region} role="alert">
    {Children.toArray(children).length > 0 && (
      <p className={css.alert}>
        <Icon name="warning" size="small" />
        <span>{children}</span>
      </p>
    )}
  </div>
)
