import type { FormAnswer } from '@shop/domain/contact/contact-form'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { type Answer, answered } from '../problem-words/answered.ts'

/** What goes to the shop; `website` is the field that only machines fill in. */
export type Message = {
  topic: string
  subject: string
  order_number: string
  first_name: string
  last_name: string
  email: string
  message: string
  answers: FormAnswer[]
  website: string
}

/** Sends a message to customer service. */
export const sendContactMessageAtom = atom(
  null,
  async (get, _set, message: Message): Promise<Answer<unknown>> => {
    const { api } = get(servicesAtom)
    const { sendContactMessage } = await import('@shop/api-client/contract/contact')
    const answers = message.answers.map((answer) => ({ ...answer, options: [...answer.options] }))
    return answered(api(sendContactMessage, { ...message, answers }))
  },
)
