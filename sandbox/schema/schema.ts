import type { Generated } from 'kysely'
import type { PasswordProofsTable, TrialsTable, TriesTable } from './schema.access.ts'
import type { BetsTable, EntriesTable, LaunchesTable, MovesTable } from './schema.money.ts'
import type {
  AccountsTable,
  CaptchasTable,
  FailuresTable,
  IdempotencyTable,
  JtisTable,
  OutboxTable,
  ProofsTable,
  SessionsTable,
  SlidersTable,
  SmsCodesTable,
  SoundsTable,
} from './schema.accounts.ts'
import type { ChatLinesTable, ChatTicketsTable, MessagesTable } from './schema.messages.ts'
import type { DownloadTicketsTable } from './schema.downloads.ts'
import type { FeedbackTable } from './schema.feedback.ts'
import type { LotteryTicketsTable, LotteryVoidsTable } from './schema.lottery.ts'
import type { AgentContractsTable, AgentLinksTable, DownlinesTable } from './schema.agency.ts'
import type {
  EmailsTable,
  HeadIconsTable,
  LoginsTable,
  SessionDevicesTable,
} from './schema.security.ts'
import type { InstallTables } from './schema.install.ts'
import type { OrderTables } from './schema.orders.ts'
import type { PolicyTables } from './schema.policy.ts'
import type { ProtectionTables } from './schema.protection.ts'
import type { PromotionTables } from './schema.promotions.ts'
import type { SocialLinksTable } from './schema.social.ts'
import type { PushSubscriptionsTable } from './schema.push.ts'
import type { RegistrationsTable } from './schema.registration.ts'
import type { GamesTable, GameVendorsTable, VendorsTable, WinnersTable } from './schema.games.ts'

interface MetaTable {
  key: string
  value: string
}

interface SettingsTable {
  name: string
  on: 0 | 1
}

interface RegistrationFieldsTable {
  field: string
  enabled: 0 | 1
  required: 0 | 1
  verification: 0 | 1
  sort: number
}

export interface AnnouncementsTable {
  id: Generated<number>
  kind: 'notice' | 'agent' | 'popup' | 'banner' | 'promotion'
  /** A banner's group, a promotion's code, or `popular`. */
  name: string | null
  title_en: string
  title_bn: string
  content_en: string
  content_bn: string
  url: string | null
  link: string | null
  at: number
}

export interface HelpTable {
  id: Generated<number>
  /** Identifies it in links from other pages. */
  code: string | null
  title_en: string
  title_bn: string
  content_en: string
  content_bn: string
}

export interface Database
  extends OrderTables, PolicyTables, ProtectionTables, PromotionTables, InstallTables {
  meta: MetaTable
  settings: SettingsTable
  registration_fields: RegistrationFieldsTable
  registrations: RegistrationsTable
  vendors: VendorsTable
  game_vendors: GameVendorsTable
  games: GamesTable
  winners: WinnersTable
  accounts: AccountsTable
  sessions: SessionsTable
  session_devices: SessionDevicesTable
  logins: LoginsTable
  head_icons: HeadIconsTable
  emails: EmailsTable
  agent_contracts: AgentContractsTable
  agent_links: AgentLinksTable
  downlines: DownlinesTable
  trials: TrialsTable
  password_proofs: PasswordProofsTable
  tries: TriesTable
  captchas: CaptchasTable
  sliders: SlidersTable
  sounds: SoundsTable
  proofs: ProofsTable
  failures: FailuresTable
  jtis: JtisTable
  idempotency: IdempotencyTable
  sms_codes: SmsCodesTable
  outbox: OutboxTable
  announcements: AnnouncementsTable
  help: HelpTable
  notice_reads: { account_id: number; announcement_id: number }
  messages: MessagesTable
  push_subscriptions: PushSubscriptionsTable
  chat_lines: ChatLinesTable
  chat_tickets: ChatTicketsTable
  social_links: SocialLinksTable
  download_tickets: DownloadTicketsTable
  feedback: FeedbackTable
  favourites: { account_id: number; node_id: number; at: number }
  recents: { account_id: number; node_id: number; at: number }
  moves: MovesTable
  entries: EntriesTable
  launches: LaunchesTable
  bets: BetsTable
  lottery_tickets: LotteryTicketsTable
  lottery_voids: LotteryVoidsTable
}
