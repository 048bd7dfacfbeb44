import { operatorName } from '#sandbox/operator/operator.ts'

const bengali = new Intl.NumberFormat('bn-BD-u-nu-beng')

/**
 * Text below the title, in English unless the language is Bengali; it never quotes the message
 * itself.
 */
export const bodies = {
  notice: (language: string) =>
    language === 'BN'
      ? `${operatorName('BN')}: নতুন ঘোষণা`
      : `A new announcement from ${operatorName('EN')}`,
  inbox: (language: string, unread: number) => {
    if (language === 'BN')
      return unread > 1 ? `${bengali.format(unread)}টি অপঠিত বার্তা` : 'আপনার ইনবক্সে নতুন বার্তা'
    return unread > 1 ? `${unread} unread messages` : 'A new message in your inbox'
  },
} as const
