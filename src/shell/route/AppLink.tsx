import { Link, type LinkComponentProps } from '@tanstack/react-router'

type Props = Omit<LinkComponentProps<'a'>, 'to' | 'params' | 'search'> & {
  readonly to: `/m/${string}`
}

/** A link to any path of the route table, also to one whose screen is not built into this site. */
export const AppLink = ({ to, ...rest }: Props) => (
  <Link {...rest} to="/m/$" params={{ _splat: to.slice('/m/'.length) }} />
)
