/** The only account that can sign in. Kinora has no accounts of its own, so this password is not a secret. */
export const DEMO_ACCOUNT = {
  name: 'Demo Viewer',
  email: 'demo@kinora.example',
  password: 'kinora-demo',
} as const;
