export type CaptchaFault = 'missing' | 'malformed'

/** What is wrong with the code of a picture (decisions 13). */
export function captchaFaultOf(code: string): CaptchaFault | undefined {
  if (code.trim() === '') return 'missing'
  return /^\d{1,6}$/.test(code.trim()) ? undefined : 'malformed'
}

/** A refusal that is about the picture is said at it; any other is said of the form. */
export const asksForCaptcha = (code: string | null) =>
  code === 'captcha_required' || code === 'captcha_wrong'
