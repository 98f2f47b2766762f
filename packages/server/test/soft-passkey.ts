import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** What a browser is told by our server, as far as a key of flesh and blood reads it. */
interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

const VERIFIED = 0x05;
const WITH_KEY = 0x40;
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** A passkey without a device: it answers as a browser with a key would, or otherwise where a test wants it. */
export class SoftPasskey {
  readonly id: string = randomBytes(16).toString('base64url');
  counter = 0;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #point: Buffer;

  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#origin = origin;
    this.#key = privateKey;
    // A key as CBOR has it: elliptic curve, ES256, P-256, x, y.
    this.#point = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** The answer to being made. */
  registration({ challenge, rp }: Options): object {
    const raw = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, raw.length]);
    const data = this.#data(rp?.id ?? '', VERIFIED | WITH_KEY, [Buffer.alloc(16), length, raw, this.#point]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#answer('webauthn.create', challenge, () => ({
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    }));
  }

  /** The answer to being shown. */
  assertion({ challenge, rpId }: Options): object {
    this.counter++;
    const data = this.#data(rpId ?? '', VERIFIED, []);
    return this.#answer('webauthn.get', challenge, (client) => ({
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(this.#key)
        .toString('base64url'),
    }));
  }

  #data(host: string, flags: number, rest: readonly Uint8Array[]): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([sha256(host), head, ...rest]);
  }

  #answer(type: string, challenge: string, responseTo: (client: Buffer) => object): object {
    const client = Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: client.toString('base64url'), ...responseTo(client) },
    };
  }
}
