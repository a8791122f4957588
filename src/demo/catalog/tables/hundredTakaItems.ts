/**
 * For `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind | Bengali name`; prices in taka. An attribute
 * (`attributes.ts`) is what similar products share: their colours, sizes and details.
 */
export const hundredTakaItems = `
# Kitchen Tools | kitchen
Silicone Oil Brush | 120 | 100 | oilBrush | সিলিকন তেলের ব্রাশ
Stainless Steel Vegetable Peeler | 100 | | peeler | স্টিলের সবজি পিলার
Egg Separator with Long Handle | 110 | 99 | eggSeparator | লম্বা হাতলের ডিম সেপারেটর
# Household Essentials | clean
Self Adhesive Wall Hook, Pack of 6 | 130 | 100 | wallHooks | আঠাযুক্ত দেয়াল হুক, ৬টির প্যাক
Sewing Kit in Travel Box | 120 | 99 | sewingKit | ট্রাভেল সেলাই কিট
Door Stopper, Pack of 2 | 100 | | wedgeStopper | ডোর স্টপার, ২টির প্যাক
# Stationery | stationery
Gel Pen Set of 10 Colours | 140 | 100 | gelPens | জেল পেন, ১০ রঙের সেট
Cute Animal Sticky Notes | 100 | | stickyNotes | কিউট স্টিকি নোট
Pocket Notebook with Elastic Band, Ruled, 96 Pages of Smooth Paper | 130 | 99 | notebook | পকেট নোটবুক, ৯৬ পৃষ্ঠা
# Cleaning Supplies | clean
Scrub Sponge Pack of 5 | 120 | 100 | scrubSponges | স্ক্রাব স্পঞ্জ, ৫টির প্যাক
Microfibre Dusting Cloth | 100 | | dustCloth | মাইক্রোফাইবার মোছার কাপড়
Bottle Cleaning Brush | 110 | 98 | bottleBrush | বোতল পরিষ্কারের ব্রাশ
# Personal Care Items | care
Nail Clipper with File | 120 | 100 | nailClipper | ফাইলসহ নেইল কাটার
Wooden Hair Comb | 100 | | hairComb | কাঠের চিরুনি
Cotton Buds, 200 Pieces | 110 | 95 | cottonBuds | কটন বাড, ২০০ পিস
# Toys | toy
Light Up Yo-Yo | 130 | 100 | yoyo | আলো জ্বলা ইয়ো-ইয়ো
Magic Speed Cube 3x3 | 140 | 100 | speedCube | ম্যাজিক কিউব 3x3
Bubble Maker Stick | 100 | | bubbleStick | বাবল বানানোর স্টিক
# Gardening Tools | tool
Mini Hand Shovel | 120 | 100 | handShovel | মিনি হাত কোদাল
Plant Spray Bottle 300 ml | 130 | 100 | sprayBottle | গাছের স্প্রে বোতল ৩০০ মিলি
Plant Tie Roll 20 m | 100 | | plantTie | গাছ বাঁধার ফিতা ২০ মিটার
# Pet Accessories | pet
Cat Collar with Bell | 120 | 100 | catCollar | ঘণ্টাসহ বিড়ালের কলার
Squeaky Rubber Bone | 130 | 99 | rubberBone | শব্দ করা রাবারের হাড়
Pet Grooming Glove | 140 | 100 | petGlove | পোষা প্রাণীর গ্রুমিং দস্তানা
# Storage Solutions | decor
Foldable Mesh Laundry Net | 120 | 100 | laundryNet | ফোল্ডিং লন্ড্রি নেট
Drawer Divider Set | 130 | 100 | drawerDivider | ড্রয়ার ডিভাইডার সেট
Cable Organizer Clips, Pack of 10 | 100 | | cableClips | ক্যাবল ক্লিপ, ১০টির প্যাক
# Decorative Items | decor
Fairy Light String 3 m | 140 | 100 | fairyLights | ফেইরি লাইট ৩ মিটার
Paper Lantern | 120 | 99 | paperLantern | কাগজের লণ্ঠন
Mini Succulent Showpiece | 110 | 100 | succulent | মিনি সাকুলেন্ট শোপিস
# New 100 TK Items | toy
LED Key Ring Torch | 130 | 100 | keyTorch | LED চাবির রিং টর্চ
Pop It Fidget Key Ring | 120 | 99 | popIt | পপ ইট চাবির রিং
Emoji Cushion Key Chain | 100 | | emojiKey | ইমোজি কুশন চাবির রিং
`;
