import { lateSheet } from '#ui/overlay/lateSheet.ts'

export const LanguagePicker = lateSheet(() => import('./LanguageSheet.tsx'), 'LanguageSheet')
