import { salutationCode } from '@shop/domain/person/salutation-code'
import { atom } from 'jotai'
import { servicesAtom } from '../../calls/services.ts'
import { type Answer, answered } from '../problem-words/answered.ts'

/** A newsletter subscription. */
export type Subscriber = { gender: string; first_name: string; last_name: string; email: string }

/** Asks for the newsletter; a mail asks back whether it was meant. @see spec §7 */
export const subscribeNewsletterAtom = atom(
  null,
  async (get, _set, input: Subscriber & { source: string }): Promise<Answer<unknown>> => {
    const { api, shop } = get(servicesAtom)
    const { userCalls } = await import('../../calls/first-calls.ts')
    return answered(
      api(userCalls.subscribeNewsletter, {
        name: `${input.first_name} ${input.last_name}`.trim(),
        email: input.email,
        source: input.source,
        shopId: shop.shopId,
        firstName: input.first_name,
        lastName: input.last_name,
        salutation: salutationCode(input.gender),
      }),
    )
  },
)
