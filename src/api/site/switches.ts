/** Ids of modules; each is on until the platform has sent its value. */
const modules = [
  /** Registration: its page and every link to it. */
  'REG3',
  /** The captchas of login, feedback and trial; registration's follows its own field rule. */
  'CAPTCHA3',
  /** The inbox. */
  'COMM3',
  /** Deposit and withdrawal. */
  'FUNDTRANS3',
  /** Game records. */
  'MEMTRANS3',
  /** Profit and loss, a tab of the records. */
  'PERSPNL3',
  /** The agents' page. */
  'AGEINFO3',
  /** The accounts that an agent opens and manages there. */
  'AGEDOWNMAN3',
  /** Announcements of type A, for agents. */
  'AGEANNOUNCE3',
  /** The lottery. */
  'LOTT3',
  /** The bar that offers the app, in the browser. */
  'DOWNLOADBAR3',
] as const
type ModuleId = (typeof modules)[number]

/** Ids of features that a merchant adds; each is off until the platform has sent its value. */
type ExtraId =
  /** Live chat. */
  | 'CBS3'
  /** The reward center. */
  | 'REWCEN3'
  /** Agents' contracts. */
  | 'AGENTPOLICY3'
  /** Login by SMS, by Google, by Facebook. */
  | 'MOBILEVERCODELOGIN3'
  | 'GOOGLELOGIN3'
  | 'FACEBOOKLOGIN3'
  /** Registration by name and by number, and what the latter asks for. */
  | 'USERNAMEREG3'
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  /** The slider before a login or a code. */
  | 'SLIDER3'
  /** The age: asked before the site is shown, or declared at registration. */
  | 'AGEGATE3'
  | 'AGEDECLARE3'
  /** The popup that offers the app, and its bar for players only. */
  | 'APPPOPUP3'
  | 'DOWNLOADBARLOGIN3'
  /** No deposit or withdrawal before the first password has been changed. */
  | 'FIRSTPSW3'

export type SwitchId = ModuleId | ExtraId

export type Switches = Readonly<Record<string, boolean | undefined>>

const untilNamed: readonly string[] = modules

export const isOn = (said: Switches, id: SwitchId) => said[id] ?? untilNamed.includes(id)
