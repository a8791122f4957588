import type { Matches } from '../../matches.ts';

export const chooseAnImage = 'ছবি বাছুন';
export const remove = (label: string): string => `${label} সরান`;
export const uploadingAPicture = 'ছবি আপলোড হচ্ছে…';
export const uploading = (label: string): string => `${label} আপলোড হচ্ছে`;
export const onlyImageFiles = 'শুধু ছবির ফাইল দেওয়া যায়।';

export type Complete = Matches<typeof import('../../en/dashboard/images.ts'), typeof import('./images.ts')>;
