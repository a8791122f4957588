/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const cosmeticsAndAccessories = `
# Face Makeup | cosmetic
Compact Powder with Oil Control SPF 15 | 650 | 490 | compactPowder | কমপ্যাক্ট পাউডার SPF 15
Three in One Contour, Blush and Highlighter Palette with Mirror | 950 | 720 | contour | কনট্যুর, ব্লাশ ও হাইলাইটার প্যালেট
# Eye Makeup | cosmetic
Waterproof Mascara and Kajal Duo | 550 | 390 | mascara | ওয়াটারপ্রুফ মাসকারা ও কাজল
Magnetic Eyelashes with Liner Kit | 850 | 620 | lashes | ম্যাগনেটিক আইল্যাশ, লাইনারসহ
Glitter Eyeshadow Stick Set | 650 | 490 | shadowSticks | গ্লিটার আইশ্যাডো স্টিক সেট
# Lip Makeup | cosmetic
Hydrating Lip Oil Tint | 450 | 320 | lipOil | লিপ অয়েল টিন্ট
Long Stay Matte Bullet Lipstick in Twelve Everyday Shades | 590 | 430 | bulletLipstick | ম্যাট লিপস্টিক, ১২ শেড
Plumping Lip Gloss Trio | 550 | 420 | glossTrio | লিপ গ্লস, ৩টির সেট
# Skincare | care
Rice Water Brightening Face Wash | 480 | 360 | riceWash | রাইস ওয়াটার ফেসওয়াশ
Snail Mucin Repair Essence 100 ml | 1450 | 1150 | snailEssence | স্নেইল মিউসিন এসেন্স ১০০ মিলি
# Nail Products | cosmetic
Gel Nail Polish Set of 6 with Top Coat | 990 | 750 | gelPolish | জেল নেইলপলিশ, ৬টির সেট
Press On Nail Kit, 24 Pieces | 350 | 250 | pressOn | প্রেস অন নেইল কিট, ২৪ পিস
# Fragrances | care
Eau de Parfum for Women 50 ml, Jasmine and Sandalwood Notes | 1850 | 1390 | eauDeParfum | মেয়েদের পারফিউম ৫০ মিলি
Pocket Perfume Trio | 650 | 480 | perfumeTrio | পকেট পারফিউম, ৩টির সেট
# Hair Care | care
Ceramic Hair Straightener with Temperature Control | 1650 | 1250 | straightener | সিরামিক হেয়ার স্ট্রেইটনার
Heatless Curling Rod Headband Set | 390 | 280 | curlingRod | তাপ ছাড়া চুল কোঁকড়ানোর সেট
# Bath & Body | care
Coffee Body Scrub 250 g | 650 | 490 | coffeeScrub | কফি বডি স্ক্রাব ২৫০ গ্রাম
Foaming Shower Gel with Rose Water, 500 ml | 750 | 560 | showerGel | গোলাপজলের শাওয়ার জেল ৫০০ মিলি
# Men’s Grooming | care
Hair Styling Clay with Strong Hold | 550 | 420 | stylingClay | হেয়ার স্টাইলিং ক্লে
Shaving Kit with Brush, Bowl and Stand in a Gift Box | 1850 | 1450 | shavingKit | শেভিং কিট গিফট বক্স
# Makeup Tools | cosmetic
Professional Makeup Brush Set of 18 with Leather Pouch | 1250 | 890 | brushSet | মেকআপ ব্রাশ সেট, ১৮ পিস, পাউচসহ
Beauty Blender Sponge, Pack of 4 | 290 | 190 | blenderSponge | বিউটি ব্লেন্ডার স্পঞ্জ, ৪টির প্যাক
LED Hollywood Makeup Mirror with Three Light Modes | 1950 | 1490 | vanityMirror | LED মেকআপ আয়না
Travel Brush Cleaning Mat | 320 | 230 | brushMat | ব্রাশ পরিষ্কার করার ম্যাট
# Others | accessory
Temporary Henna Tattoo Sheet | 150 | 110 | hennaSheet | অস্থায়ী মেহেদি ট্যাটু শিট
Acrylic Cosmetic Organizer with Drawers | 1350 | 990 | makeupOrganizer | ড্রয়ারসহ অ্যাক্রিলিক কসমেটিক অর্গানাইজার
`;
