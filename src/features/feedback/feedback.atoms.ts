import { listFeedback, sendFeedback } from '../../api/content/feedback.ts'
import { intentAtom } from '../../net/intent.ts'
import { queryAtom } from '../../net/query.ts'

export const ownFeedbackAtom = queryAtom(listFeedback, () => ({}))
export const sendFeedbackIntent = intentAtom(sendFeedback)
