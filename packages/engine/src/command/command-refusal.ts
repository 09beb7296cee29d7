import type { CodedRefusal, RefusalCode } from '@shop/api-client/office/refusal'

/**
 * Why a thing does not allow a command, in a sentence for whoever asked: what, why, what to do. The code lets the office
 * say it in its own language. It is thrown, so that the transaction rolls back.
 */
export class CommandRefusal extends Error {
  override readonly name: string = 'CommandRefusal'
  readonly coded: CodedRefusal | null
  constructor(sentence: string, code: RefusalCode | null = null, params: CodedRefusal['params'] = {}) {
    super(sentence)
    this.coded = code === null ? null : { code, params }
  }
}
