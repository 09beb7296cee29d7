import { Trans, useLingui } from '@lingui/react'
import { Camera, ScanBarcode } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { CameraScanner } from './camera-scanner.tsx'
import styles from './scan.module.css'
import { ScanMessage, type ScanResult } from './scan-message.tsx'
import { useKeyScanner } from './use-key-scanner.ts'

type ScanFieldProps = {
  label: string
  hint: string
  result: ScanResult | null
  onScan: (code: string) => void
}

/** Takes codes: written into the field, from a scanner that is a keyboard wherever the focus is, or from the camera. */
export function ScanField({ label, hint, result, onScan }: ScanFieldProps) {
  const { i18n } = useLingui()
  const [code, setCode] = useState('')
  const [hasCamera, setCamera] = useState(false)
  useKeyScanner((scanned) => onScan(scanned))

  function send(event: FormEvent): void {
    event.preventDefault()
    if (code.trim() === '') return
    onScan(code.trim())
    setCode('')
  }

  return (
    <section className={styles.scan} aria-label={label}>
      <form className={styles.field} onSubmit={send}>
        <Field
          label={label}
          hint={hint}
          value={code}
          onChange={setCode}
          autoComplete="off"
          spellCheck="false"
        />
        <Button type="submit">
          <ScanBarcode aria-hidden="true" />
          <Trans id="scan.enter" message="Enter" />
        </Button>
        <Button onPress={() => setCamera(true)}>
          <Camera aria-hidden="true" />
          <Trans id="scan.camera" message="Camera" />
        </Button>
      </form>
      {!hasCamera && <ScanMessage result={result} isFloating />}
      <Sheet
        title={i18n.t({ id: 'scan.cameraTitle', message: 'Scan with the camera' })}
        isOpen={hasCamera}
        onClose={() => setCamera(false)}
      >
        <CameraScanner onScan={onScan} />
        <ScanMessage result={result} />
      </Sheet>
    </section>
  )
}
