import css from './FiguresTable.module.css'

type Cells<T> = readonly [T, T, T]

interface Props {
  readonly label: string
  readonly heads: Cells<string>
  readonly rows: readonly Cells<string>[]
}

export const FiguresTable = ({ label, heads, rows }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- scrollable by keyboard, in a section of that name
  <div role="group" className={css.scroll} aria-label={label} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second, third]) => (
          <tr key={first}>
            <td>{first}</td>
            <td>{second}</td>
            <td>{third}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
