import { useLingui } from '@lingui/react'
import type { InputProblem } from '@shop/api-client/office/command-outcome'
import type { Command, CommandAnswer, CommandInput } from '@shop/api-client/office/define-command'
import type { CodedRefusal } from '@shop/api-client/office/refusal'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, OfficeProblem, type RunOptions } from '../client/api.ts'
import { useShop } from '../client/use-shop.ts'
import { problemText } from '../words/problems/problem-text.ts'

/**
 * Runs a command of a form: whether it is under way, what went wrong as a whole, with its code, and at which fields.
 *
 * @param onConflict called when somebody else was quicker, once what they have done is shown
 * @param marked fields that the form marks by itself once they are `wrong`; what is wrong with others is said as a whole
 */
export function useCommand(onConflict?: () => void, marked: readonly string[] = []) {
  const { i18n } = useLingui()
  const shop = useShop()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [refusal, setRefusal] = useState<CodedRefusal | null>(null)

  /** The answer once what the shop shows is asked anew; null where it was not done, and then it is said why. */
  async function act<C extends Command>(
    command: C,
    input: CommandInput<C>,
    options: RunOptions = {},
  ): Promise<CommandAnswer<C> | null> {
    setBusy(true)
    setFailure(null)
    setWrong([])
    setRefusal(null)
    try {
      const done = await answer(shop.id, command, input, options)
      await queries.invalidateQueries({ queryKey: [shop.id] })
      return done
    } catch (error) {
      // What somebody else has done is shown, and the next try is about that.
      if (isConflict(error)) {
        await queries.invalidateQueries({ queryKey: [shop.id] })
        onConflict?.()
      }
      const problems = inputProblems(error)
      const isMarked = ({ path }: InputProblem) => marked.includes(fieldOf(path))
      const rest = problems.filter((problem) => !isMarked(problem))
      setWrong(problems.filter(isMarked).map(({ path }) => fieldOf(path)))
      setRefusal(codedRefusal(error))
      if (problems.length === 0) setFailure(problemText(error, i18n))
      else if (rest.length > 0) setFailure([...new Set(rest.map(({ message }) => message))].join(' '))
      return null
    } finally {
      setBusy(false)
    }
  }

  /** What went wrong was settled otherwise. */
  function forget(): void {
    setFailure(null)
    setWrong([])
    setRefusal(null)
  }

  return { act, isBusy, failure, wrong, refusal, forget }
}

function codedRefusal(error: unknown): CodedRefusal | null {
  const reply = error instanceof OfficeProblem ? error.reply : null
  return reply?.type === 'outcome' && reply.outcome.type === 'refused' ? reply.outcome.coded : null
}

function isConflict(error: unknown): boolean {
  const reply = error instanceof OfficeProblem ? error.reply : null
  return reply?.type === 'outcome' && reply.outcome.type === 'conflict'
}

function inputProblems(error: unknown): readonly InputProblem[] {
  const reply = error instanceof OfficeProblem ? error.reply : null
  return reply?.type === 'outcome' && reply.outcome.type === 'invalid' ? reply.outcome.problems : []
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? ''
}
