type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }

declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector
      getSupportedFormats: () => Promise<string[]>
    }
  }
}

/** What stands on goods, on slips and on the labels of carriers. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128', 'code_39', 'qr_code', 'data_matrix']

/** What reads codes from the camera; null in a browser that cannot. */
export async function barcodeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = window
  if (BarcodeDetector === undefined || navigator.mediaDevices === undefined) return null
  const supported = await BarcodeDetector.getSupportedFormats()
  const formats = FORMATS.filter((format) => supported.includes(format))
  return formats.length === 0 ? null : new BarcodeDetector({ formats })
}
