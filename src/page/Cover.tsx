import { msg } from '@lingui/core/macro'
import css from './Prerender.module.css'
import { Words } from './Words.tsx'

/** Beside the app's root: covers the page of a closed site until the app has loaded its own (status/StatusGate). */
export const Cover = () => (
  <div className={css.cover}>
    <h1 className={css.maintenance}>
      <Words of={msg`System upgrading, please try again later`} />
    </h1>
    <h1 className={css.region}>
      <Words of={msg`Sorry, the service is not available where you are`} />
    </h1>
  </div>
)
