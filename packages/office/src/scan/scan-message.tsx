import { CircleCheck, OctagonAlert } from 'lucide-react'
import styles from './scan.module.css'

/** What came of a scan; `at` tells two of the same apart. */
export type ScanResult = { tone: 'good' | 'bad'; title: string; text: string; at: number }

/** What came of the last scan: large, and announced each time; what is wrong interrupts. */
export function ScanMessage({ result }: { result: ScanResult | null }) {
  return (
    <>
      <div role="status">{result?.tone === 'good' && <Message key={result.at} result={result} />}</div>
      <div role="alert">{result?.tone === 'bad' && <Message key={result.at} result={result} />}</div>
    </>
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
