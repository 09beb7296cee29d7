import {
  type ComponentType,
  createElement,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import css from './asleep.module.css'
import { type SleepingCode, sleepingCode } from './sleeping-code.ts'
import { useWake } from './use-wake.ts'

/**
 * A part of a page that sleeps until it is needed: the server renders it whole, the browser keeps that markup and neither
 * fetches the part's code nor hydrates it before it comes near the screen, is touched or gets the focus. Links in it
 * work meanwhile.
 *
 * Until it is awake the part keeps its first props: React would replace the server's markup if they changed.
 *
 * @see docs/adr/0013
 */
export function asleep<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = sleepingCode(load)

  return function Asleep(props: Props) {
    const ref = useRef<HTMLDivElement>(null)
    const [first] = useState(props)
    const [gate] = useState(closedGate<ComponentType<Props>>)
    const [isAwake, setIsAwake] = useState(false)
    const wake = useCallback(() => {
      // What cannot be fetched stays asleep, with its markup, and is asked for again by the next touch.
      code.fetch().then(gate.open, () => undefined)
    }, [gate])
    const onAwake = useCallback(() => setIsAwake(true), [])
    useWake(ref, isAwake, wake)

    const shown = isAwake ? props : first
    const part = useMemo(
      () => (
        <Suspense fallback={<Room wake={wake} />}>
          <Awake code={code} gate={gate.promise} shown={shown} onAwake={onAwake} />
        </Suspense>
      ),
      [shown, gate, onAwake, wake],
    )
    return (
      <div ref={ref} data-asleep={isAwake ? undefined : ''}>
        {part}
      </div>
    )
  }
}

type AwakeProps<Props> = {
  code: SleepingCode<Props>
  /** Of this one place: others may be awake while it still sleeps. */
  gate: Promise<ComponentType<Props>>
  shown: Props
  onAwake: () => void
}

function Awake<Props extends object>({ code, gate, shown, onAwake }: AwakeProps<Props>) {
  const part = code.part() ?? use(gate)
  useEffect(onAwake, [onAwake])
  return createElement(part, shown)
}

/** Stands where there is no markup, after a navigation in the browser: what is not there can be neither found nor heard. */
function Room({ wake }: { wake: () => void }) {
  useEffect(wake, [wake])
  return <div className={css.room} />
}

function closedGate<Value>() {
  let open: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    open = resolve
  })
  return { promise, open }
}
