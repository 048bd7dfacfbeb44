export const seededSettings: Readonly<Record<string, boolean>> = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  REGMOBVERF3: true,
  MOBILENUMPASSREG3: true,
  FACEBOOKLOGIN3: false,
  GOOGLELOGIN3: false,
  MOBILEVERCODELOGIN3: true,
  CBS3: true,
  REWCEN3: true,
  AGENTPOLICY3: true,
  COMM3: true,
  FUNDTRANS3: true,
  AGEANNOUNCE3: true,
  MEMTRANS3: true,
  PERSPNL3: true,
  AGEINFO3: true,
  AGEDOWNMAN3: true,
  REG3: true,
  CAPTCHA3: true,
  SLIDER3: false,
  AGENTSONLY3: false,
  LOTT3: true,
  APP_DOWNLOAD: true,
  REFERRAL: true,
  FIRST_DEPOSIT: true,
  DOWNLOADBAR3: true,
  DOWNLOADBARLOGIN3: false,
  APPPOPUP3: false,
  AGEDECLARE3: false,
  AGEGATE3: false,
  FIRSTPSW3: false,
  SIGNIN30: false,
  LIVEMODELS: true,
  ONESPORT: false,
  mem_cen: true,
  dep_func: true,
}

/** Settings that are not site switches: promotions and the template's two versions. */
export const promotionCodes = ['APP_DOWNLOAD', 'REFERRAL', 'FIRST_DEPOSIT']
export const templateFlags = ['mem_cen', 'dep_func', 'SIGNIN30', 'LIVEMODELS', 'ONESPORT']

/** Fields that are checked while they are typed. */
export const verifiedFields: readonly string[] = ['username', 'email']

/** Rules by registration field: enabled, required. */
export const seededFields: readonly (readonly [field: string, enabled: 0 | 1, required: 0 | 1])[] =
  [
    ['username', 1, 1],
    ['password', 1, 1],
    ['confirmPassword', 1, 1],
    ['mobileNum', 1, 0],
    ['verificationCode', 1, 0],
    ['email', 0, 0],
    ['nickname', 0, 0],
    ['payeeName', 0, 0],
    ['paymentPassword', 0, 0],
    ['idNumber', 0, 0],
    ['qqNum', 0, 0],
    ['facebook', 0, 0],
    ['wechat', 0, 0],
    ['line', 0, 0],
    ['whatsapp', 0, 0],
    ['zalo', 0, 0],
    ['recommenderId', 0, 0],
    ['affiliateCode', 1, 0],
    ['captcha', 1, 1],
  ]
