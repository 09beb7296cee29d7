import { useLingui } from '@lingui/react'
import { CircleCheck, OctagonAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import styles from './scan.module.css'

/** What came of a scan; `at` tells two of the same apart. */
export type ScanResult = { tone: 'good' | 'bad'; title: string; text: string; at: number }

const GOOD_MILLISECONDS = 4000

type ScanMessageProps = {
  result: ScanResult | null
  /** Over the page, wherever it is scrolled to; a dialog has it among its own. */
  isFloating?: boolean
}

/** What came of the last scan: large, and announced each time. What is wrong interrupts, and stays until it is seen. */
export function ScanMessage({ result, isFloating = false }: ScanMessageProps) {
  const [seen, setSeen] = useState<number | null>(null)
  useEffect(() => {
    if (result?.tone !== 'good') return
    const timer = setTimeout(() => setSeen(result.at), GOOD_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [result])
  const shown = result === null || result.at === seen ? null : result

  return (
    <div className={styles.messages} data-floating={isFloating}>
      <div role="status">{shown?.tone === 'good' && <Message key={shown.at} result={shown} />}</div>
      <div role="alert">{shown?.tone === 'bad' && <Message key={shown.at} result={shown} />}</div>
      {shown?.tone === 'bad' && <Seen onPress={() => setSeen(shown.at)} />}
    </div>
  )
}

function Message({ result: { tone, title, text } }: { result: ScanResult }) {
  const Icon = tone === 'good' ? CircleCheck : OctagonAlert
  return (
    <p className={styles.message} data-tone={tone}>
      <Icon aria-hidden="true" />
      <span>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </p>
  )
}

function Seen({ onPress }: { onPress: () => void }) {
  const { i18n } = useLingui()
  return (
    <Button aria-label={i18n.t({ id: 'scan.seen', message: 'Seen' })} onPress={onPress}>
      <X aria-hidden="true" />
    </Button>
  )
}
