import { Trans } from '@lingui/react/macro'
import css from './PayTable.module.css'

interface Props {
  readonly label: string
  readonly condition: string
  readonly pay: string
  /** What a tier asks for, its players, and what it pays. */
  readonly rows: readonly (readonly [condition: string, players: string, pay: string])[]
}

/** A tier applies only where both of its conditions are met. */
export const PayTable = ({ label, condition, pay, rows }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- scrollable by keyboard, in a section of that name
  <div role="group" className={css.scroll} aria-label={label} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{condition}</th>
          <th scope="col">
            <Trans>Active players</Trans>
          </th>
          <th scope="col">{pay}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([wanted, players, paid]) => (
          <tr key={wanted}>
            <td>{wanted}</td>
            <td>{players}</td>
            <td>{paid}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
