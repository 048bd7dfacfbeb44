import type { Category } from '#api/games/category.ts'
import { flag, integer, key, nullable, table, text, unique } from './columns.ts'

export const gameTables = {
  vendors: table({
    code: key(text()),
    name: text(),
    /** The logo's path on an image host. */
    logo: text(),
    /** Whether its games have their own pictures. */
    pictures: flag(),
    maintenance: flag(),
  }),
  /** In the merchant's order. */
  game_vendors: table({
    category: text<Category>(),
    vendor: text(),
    sort: integer(),
  }).with('primary key (category, vendor)'),
  games: table({
    node_id: key(integer()),
    vendor: text(),
    category: text<Category>(),
    /** The wire's gameType, in which crash games are RNG and e-sports are SPORTS. */
    game_type: text<Category>(),
    name_en: unique(text()),
    name_bn: unique(text()),
    /** Both names in lower case. */
    search: text(),
    code: nullable(text()),
    group_id: nullable(integer()),
    /** Comma separated. */
    classes: text(),
    support_play: flag(),
    lotto_mode: nullable(text()),
    min_bet: text(),
    /** Minor units, used by the filter. */
    min_bet_minor: integer(),
    rtp: text(),
    volatility: text<'low' | 'mid' | 'high'>(),
    is_new: flag(),
    icon: nullable(text()),
    /** Position in the lists; hot games also have one in the hot list. */
    sort: integer(),
    hot: nullable(integer()),
  }).with(
    'index by_type (game_type, sort)',
    'index by_category (category, vendor)',
    'index by_sort (sort)',
    'index by_hot (hot) where hot is not null',
  ),
  /** Wins of simulated players, so that the winner board is never empty. */
  winners: table({
    user: text(),
    node_id: integer(),
    amount: integer(),
    at: integer(),
  }),
}
