/** Keys are agreed anew for each connection and every byte is authenticated: no key exchange by the certificate's RSA key, no CBC.
 *  Those of TLS 1.3 are all of that kind; of TLS 1.2 these are what browsers of the last ten years speak. */
const ciphers = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':');

/** How we end TLS. A caller has as long for the handshake as for the headers of a request. */
export const tlsOptions = ({ certificate, key }: { certificate: string; key: string }) => ({
  cert: certificate,
  key,
  minVersion: 'TLSv1.2' as const,
  ciphers,
  honorCipherOrder: true,
  handshakeTimeout: 4000,
});
