import { Children, type ReactNode } from 'react'
import css from './Alert.module.css'
import { Icon } from '../icon/Icon.tsx'

/** What went wrong with a form as a whole; the region stands empty until there is something to read out. */
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
