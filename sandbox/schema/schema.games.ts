import type { Category } from '../../src/api/games/category.ts'

export interface VendorsTable {
  code: string
  name: string
  /** The logo's path on an image host. */
  logo: string
  /** Whether its games have their own pictures. */
  pictures: 0 | 1
  maintenance: 0 | 1
}

/** In the merchant's order. */
export interface GameVendorsTable {
  category: Category
  vendor: string
  sort: number
}

export interface GamesTable {
  node_id: number
  vendor: string
  category: Category
  /** The wire's gameType, in which crash games are RNG and e-sports are SPORTS. */
  game_type: Category
  name_en: string
  name_bn: string
  /** Both names in lower case. */
  search: string
  code: string | null
  group_id: number | null
  /** Comma separated. */
  classes: string
  support_play: 0 | 1
  lotto_mode: string | null
  min_bet: string
  /** Minor units, used by the filter. */
  min_bet_minor: number
  rtp: string
  volatility: 'low' | 'mid' | 'high'
  is_new: 0 | 1
  icon: string | null
  /** Position in the lists; hot games also have one in the hot list. */
  sort: number
  hot: number | null
}

/** Wins of simulated players, so that the winner board is never empty. */
export interface WinnersTable {
  user: string
  node_id: number
  amount: number
  at: number
}

export const gameTables = `
create table if not exists vendors (
  code text primary key, name text not null, logo text not null,
  pictures integer not null, maintenance integer not null
) strict;
create table if not exists game_vendors (
  category text not null, vendor text not null, sort integer not null, primary key (category, vendor)
) strict;
create table if not exists games (
  node_id integer primary key, vendor text not null, category text not null, game_type text not null,
  name_en text not null unique, name_bn text not null unique, search text not null,
  code text, group_id integer, classes text not null,
  support_play integer not null, lotto_mode text, min_bet text not null, min_bet_minor integer not null,
  rtp text not null, volatility text not null, is_new integer not null,
  icon text, sort integer not null, hot integer
) strict;
create index if not exists games_by_type on games (game_type, sort);
create index if not exists games_by_category on games (category, vendor);
create index if not exists games_by_sort on games (sort);
create index if not exists games_by_hot on games (hot) where hot is not null;
create table if not exists winners (
  user text not null, node_id integer not null, amount integer not null, at integer not null
) strict;
`
