import { useLingui } from '@lingui/react'
import type { CodedRefusal } from '@shop/api-client/office/refusal'
import {
  STORY_ADDRESS_PROBLEMS,
  type StoryAddressProblem,
  storyAddressProblem,
  typedStoryAddress,
} from '@shop/domain/story/story-address'
import { useState } from 'react'
import { useShop } from '../../../client/use-shop.ts'
import { Field } from '../../../parts/field.tsx'
import { addressProblemText } from './address-problem-text.ts'

type AddressFieldProps = {
  value: string
  onChange: (typed: string) => void
  /** What the shop said of the address that was sent last. */
  refused: { address: string; problem: StoryAddressProblem } | null
  /** It was sent, so that nothing typed is worth a sentence as well. */
  isSent: boolean
}

/** The address of a page, with what is wrong with it as soon as somebody has left the field. */
export function AddressField({ value, onChange, refused, isSent }: AddressFieldProps) {
  const { i18n } = useLingui()
  const { origin } = useShop()
  const [isLeft, setLeft] = useState(false)
  const address = typedStoryAddress(value)
  const own = storyAddressProblem(address)
  const isSaid = isSent || (isLeft && own !== 'empty')
  const problem = refused?.address === address ? refused.problem : isSaid ? own : null

  return (
    <Field
      label={i18n.t({ id: 'storyPlace.address', message: 'Address' })}
      placeholder="/ratgeber/schlaf/"
      value={value}
      onChange={onChange}
      onBlur={() => setLeft(true)}
      maxLength={300}
      autoComplete="off"
      spellCheck="false"
      hint={own === null && problem === null ? `${new URL(origin).host}${address}` : undefined}
      problem={problem && addressProblemText(problem, i18n)}
    />
  )
}

/** What is wrong with an address, where a refusal is about one. */
export function refusedAddress(refusal: CodedRefusal | null): StoryAddressProblem | null {
  if (refusal?.code !== 'storyAddress') return null
  return STORY_ADDRESS_PROBLEMS.find((one) => one === refusal.params.problem) ?? null
}
